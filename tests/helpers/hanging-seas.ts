/** A thread that never finishes a sea. */
export default function draw(): Promise<never> {
  return new Promise(() => undefined);
}
