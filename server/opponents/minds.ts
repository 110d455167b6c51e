/** The module that a thread loads to create opponents. */
export { navigatorMind } from '../../shared/opponents/navigators/navigators.ts';
export { poseidonMind } from '../../shared/opponents/poseidon/mind.ts';
