/** What a device does besides showing: sounds, touch, the voice. */

export const title = 'Ton und Stimme';
export const sound = 'Klänge';
export const soundDoes = 'Stürme, Segel und dein Zug, kurz und leise.';
export const touch = 'Vibration';
export const touchDoes = 'Wenn du dran bist und wenn es darauf ankommt.';
export const voice = 'Vorlesen';
export const voiceDoes =
  'Stürme, Befehle und Meldungen werden gesprochen: die Stimme des Orakels für den ganzen Tisch.';
export const tryVoice = 'Stimme anhören';
export const sample = 'Rot segelt nach Osten. Du bist auf tiefer See. Du siehst zwei Inseln und ein Schiff.';
