/** Which of the browser's voices reads aloud. Pure. */

/** A language as it is spoken where this browser's owner lives: "de" is "de-AT" if they read that. */
export function spokenAs(language: string, preferred: readonly string[]): string {
  return preferred.find((tag) => tag.toLowerCase().startsWith(`${language.toLowerCase()}-`)) ?? language;
}

/** The best voice for a language: its own country's, then one that needs no network, then the browser's choice. */
export function voiceFor<V extends Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>>(
  voices: readonly V[],
  language: string,
): V | undefined {
  const wanted = language.toLowerCase();
  const tag = ({ lang }: V) => lang.replace('_', '-').toLowerCase();
  const speaks = (voice: V) => tag(voice).split('-')[0] === wanted.split('-')[0];
  const worth = (voice: V) =>
    Number(tag(voice) === wanted) * 4 + Number(voice.localService) * 2 + Number(voice.default);
  return voices.filter(speaks).toSorted((a, b) => worth(b) - worth(a))[0];
}
