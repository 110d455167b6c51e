/** True if this device's user prefers reduced motion. Needed for animations that style sheets can't switch off. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
