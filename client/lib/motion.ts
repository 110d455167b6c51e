/** Whether this device asks for reduced motion; for animations that style sheets can't switch off. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
