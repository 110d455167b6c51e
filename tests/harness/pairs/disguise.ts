/**
 * Random ids can't be the same at two tables. Each is replaced by a word of the same length that names its kind and
 * counts it. So sizes stay as they were, and an id in another place or order is still a difference. Unknown ids stay.
 */
export class Disguise {
  readonly #words = new Map<string, string>();
  readonly #kinds = new Map<string, number>();
  #all: RegExp | undefined;

  learn(kind: string, id: string): void {
    if (this.#words.has(id)) return;
    const number = this.#kinds.get(kind) ?? 0;
    this.#kinds.set(kind, number + 1);
    this.#words.set(id, `${kind}${number}`.padEnd(id.length, '.').slice(-id.length));
    const longestFirst = [...this.#words.keys()].sort((a, b) => b.length - a.length);
    this.#all = new RegExp(longestFirst.join('|'), 'g');
  }

  /** Learns the ids in a packet: a connection's, which come in its first packets, and those of knocks. */
  learnFrom(packet: string): void {
    if (packet.startsWith('42["knocks"'))
      for (const [, id = ''] of packet.matchAll(/"id":"([\w-]+)"/g)) this.learn('KNOCK', id);
    const [, sid] = /^(?:0|40)\{"sid":"([\w-]+)"/.exec(packet) ?? [];
    if (sid !== undefined) this.learn('SID', sid);
  }

  put(packet: string): string {
    return this.#all ? packet.replace(this.#all, (id) => this.#words.get(id) ?? id) : packet;
  }
}
