/** What a device does besides showing: sounds, touch, the voice. */

export const title = 'Sound and voice';
export const sound = 'Sounds';
export const soundDoes = 'Storms, sails and your turn, short and quiet.';
export const touch = 'Vibration';
export const touchDoes = 'When it is your turn, and when it matters.';
export const voice = 'Read aloud';
export const voiceDoes = 'Storms, orders and replies are spoken: the oracle’s voice for the whole table.';
export const tryVoice = 'Hear the voice';
export const sample = 'Red sails east. You are in deep sea. You see two islands and a ship.';
