/** Where each whole number was put: a hash table that is emptied at no cost, since it is used at every turn. */

const SMALLEST = 1 << 12;

/** A table from 32-bit keys to places. */
export class KeySlots {
  private keys = new Int32Array(SMALLEST);
  private places = new Int32Array(SMALLEST);
  /** In which filling a slot was taken: what an earlier one left counts as empty. */
  private fillings = new Int32Array(SMALLEST);
  private filling = 0;

  /** Empties the table, and makes room for so many keys. */
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

  /** The place of a key; if it has none yet, it is given `place`. */
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

/** Neighbouring keys far apart: two rounds of a multiplicative hash. */
function scatter(key: number): number {
  const once = Math.imul(key ^ (key >>> 15), 0x2c1b3c6d);
  const twice = Math.imul(once ^ (once >>> 12), 0x297a2d39);
  return twice ^ (twice >>> 15);
}
