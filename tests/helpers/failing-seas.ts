/** A thread that can't draw any sea. */
export default function draw(): never {
  throw new Error('this sea can’t be drawn');
}
