import type { Catalogue } from '../translation.ts';

export const feedback: Catalogue['feedback'] = {
  title: 'Ton und Stimme',
  sound: 'Klänge',
  soundDoes: 'Stürme, Segel und dein Zug, kurz und leise.',
  touch: 'Vibration',
  touchDoes: 'Wenn du dran bist und wenn es darauf ankommt.',
  voice: 'Vorlesen',
  voiceDoes: 'Stürme, Befehle und Meldungen werden gesprochen: die Stimme des Orakels für den ganzen Tisch.',
  tryVoice: 'Stimme anhören',
  sample: 'Rot segelt nach Osten. Du bist auf tiefer See. Du siehst zwei Inseln und ein Schiff.',
};
