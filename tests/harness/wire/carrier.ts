/** The transport of packets between a raw device and the server. */

/** Callbacks for what happens to a connection. */
export interface Ears {
  /** A packet of engine.io as it came: its type in the first character, then what is in it. */
  onPacket(packet: string): void;
  onClose(): void;
}

export interface Carrier {
  send(packet: string): void;
  /** Closes the connection in order, so that the server knows at once. */
  close(): void;
}
