/** How the Navigators propose lighthouses and agree on them (ruling 20). */
import type { Game, GameRefusal, PlayerId, Proposal } from '../game.ts';
import type { Square } from '../../board/squares.ts';

/**
 * Why a player may not agree to these squares, or null if they may. The squares must match the current proposal, in the
 * same order.
 */
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

/** A new proposal, with no agreements yet. */
export function propose(squares: readonly Square[]): Proposal {
  return { squares, agreed: [] };
}

/** The proposal with a player's agreement added. Agreeing twice changes nothing. */
export function agree(proposal: Proposal | null, player: PlayerId): Proposal | null {
  if (!proposal || proposal.agreed.includes(player)) return proposal;
  return { ...proposal, agreed: [...proposal.agreed, player] };
}

export function isAgreed({ agreed }: Proposal, navigators: readonly PlayerId[]): boolean {
  return navigators.every((player) => agreed.includes(player));
}
