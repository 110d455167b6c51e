/** The minds of the opponents: what a thread loads. */
export { navigatorMind } from '../../shared/opponents/navigators/navigators.ts';
export { poseidonMind } from '../../shared/opponents/poseidon/mind.ts';
