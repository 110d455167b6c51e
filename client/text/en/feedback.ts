/** Texts about the settings for sound, vibration and reading aloud. */

export const title = 'Sound and voice';
export const sound = 'Sounds';
export const soundDoes = 'Short, quiet sounds for storms, sailing and your turn.';
export const touch = 'Vibration';
export const touchDoes = 'On your turn, and at key moments.';
export const voice = 'Read aloud';
export const voiceDoes = 'Reads storms, orders and reports aloud for the whole table.';
export const tryVoice = 'Test the voice';
export const sample = 'Red sails east. You are in the deep sea. You see two islands and a ship.';
