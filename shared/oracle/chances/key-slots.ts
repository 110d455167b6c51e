/** A hash table that costs almost nothing to clear. This matters because it is cleared for every new distribution. */

const SMALLEST = 1 << 12;

/** Maps 32-bit keys to indices. */
export class KeySlots {
  private keys = new Int32Array(SMALLEST);
  private places = new Int32Array(SMALLEST);
  /**
   * The generation in which each slot was filled. Clearing the table starts a new generation, so slots of earlier ones
   * count as empty.
   */
  private fillings = new Int32Array(SMALLEST);
  private filling = 0;

  /** Empties the table and makes room for this many keys. */
  clear(count: number): void {
    let room = this.keys.length;
    while (room < 2 * count) room *= 2;
    if (room > this.keys.length) {
      this.keys = new Int32Array(room);
      this.places = new Int32Array(room);
      this.fillings = new Int32Array(room);
      this.filling = 0;
    }
    this.filling++;
  }

  /** The index stored for a key. If the key is new, it is stored with the index `place`. */
  placeOf(key: number, place: number): number {
    const last = this.keys.length - 1;
    let slot = scatter(key) & last;
    while (this.fillings[slot] === this.filling) {
      if (this.keys[slot] === key) return this.places[slot] as number;
      slot = (slot + 1) & last;
    }
    this.fillings[slot] = this.filling;
    this.keys[slot] = key;
    this.places[slot] = place;
    return place;
  }
}

/** A hash that spreads neighbouring keys: two rounds of a multiplicative hash. */
function scatter(key: number): number {
  const once = Math.imul(key ^ (key >>> 15), 0x2c1b3c6d);
  const twice = Math.imul(once ^ (once >>> 12), 0x297a2d39);
  return twice ^ (twice >>> 15);
}
