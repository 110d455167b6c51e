/**
 * Replaces random ids with words, because two tables can't have the same ids. Each word is as long as the id, and
 * consists of the id's type and a number. So sizes stay the same, and an id in another place or order still counts as a
 * difference. Unknown ids are left unchanged.
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

  /** Learns the ids in a packet: the connection's id, which is in its first packets, and the ids of knocks. */
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
