/** What carries packets between a raw device and the server. */

/** What becomes of a connection, told to whoever opened it. */
export interface Ears {
  /** A packet of engine.io as it came: its type in the first character, then what is in it. */
  onPacket(packet: string): void;
  onClose(): void;
}

export interface Carrier {
  send(packet: string): void;
  /** Says goodbye: the server knows at once. */
  close(): void;
}
