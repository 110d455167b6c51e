/** Whether motion is unwanted on this device, for what style sheets can't still by themselves. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
