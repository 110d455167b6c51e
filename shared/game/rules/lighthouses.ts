/** How the Navigators come to agree on their lighthouses: a proposal, and everybody's word on it. Ruling 20. */
import type { Game, GameRefusal, PlayerId, Proposal } from '../game.ts';
import type { Square } from '../../board/squares.ts';

/** Why nobody may agree to these squares, or null: agreement is to what is proposed now, in its order. */
export function whyNoAgreement(
  { proposal }: Pick<Game, 'proposal'>,
  squares: readonly Square[],
): GameRefusal | null {
  if (!proposal) return 'wrong-phase';
  const same =
    proposal.squares.length === squares.length &&
    proposal.squares.every((square, i) => square === squares[i]);
  return same ? null : 'proposal-changed';
}

/** A proposal that nobody has agreed to yet. */
export function propose(squares: readonly Square[]): Proposal {
  return { squares, agreed: [] };
}

/** The proposal after a player has agreed to it; agreeing twice changes nothing. */
export function agree(proposal: Proposal | null, player: PlayerId): Proposal | null {
  if (!proposal || proposal.agreed.includes(player)) return proposal;
  return { ...proposal, agreed: [...proposal.agreed, player] };
}

/** Whether every Navigator has agreed. */
export function isAgreed({ agreed }: Proposal, navigators: readonly PlayerId[]): boolean {
  return navigators.every((player) => agreed.includes(player));
}
