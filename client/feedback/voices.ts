/** Chooses the browser's voice for reading aloud. Pure. */

/** Adds the user's own region to a language. For example, "de" becomes "de-AT" if "de-AT" is in the browser's list. */
export function spokenAs(language: string, preferred: readonly string[]): string {
  return preferred.find((tag) => tag.toLowerCase().startsWith(`${language.toLowerCase()}-`)) ?? language;
}

/**
 * The best voice for a language: preferably of the same region, then one that works offline, then the browser's
 * default.
 */
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
