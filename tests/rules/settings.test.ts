/**
 * Tests which people may change the settings of the next game. Ann is the host without a seat, Ben is a Navigator, Pia
 * is Poseidon, and Eve is a spectator.
 */
import { describe, expect, it } from 'vitest';
import { BASE_GAME } from '../../shared/game/game.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import { drawnBoard } from '../helpers/own-boards.ts';
import { Evening } from '../helpers/tables.ts';

const table = () => new Evening(['ann', 'ben', 'pia', 'eve']).seats('pia', 'ben');

const CHOICES: readonly TableCommand[] = [
  { type: 'choose-board', board: 'B' },
  { type: 'choose-own-board', board: drawnBoard() },
  { type: 'choose-variants', variants: { ...BASE_GAME, fogBanks: 1 } },
  { type: 'choose-mode', mode: 'competing' },
  { type: 'choose-clock', clock: { poseidon: 60, order: 30, atZero: 'sign' } },
  { type: 'choose-oracle', oracle: 'full' },
  { type: 'choose-survey-help', help: 'squares' },
  { type: 'open-chart', open: true },
  { type: 'deal-ships' },
];

describe.each(CHOICES)('$type', (command) => {
  it.each(['ann', 'ben', 'pia'])('is for %s, who is the host or has a seat', (player) => {
    expect(table().tries(player, command)).toBeNull();
  });
  it('is not for a spectator', () => {
    expect(table().tries('eve', command)).toBe('not-seated');
    expect(table().does('ben', { type: 'sit', seat: null }).tries('ben', command)).toBe('not-seated');
  });
});
