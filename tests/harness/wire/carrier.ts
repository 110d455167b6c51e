/** Carries packets between a raw device and the server. */

/** Callbacks for the packets of a connection and for its end. */
export interface Ears {
  /** Receives an engine.io packet as it arrived. Its first character is its type, and the rest is its content. */
  onPacket(packet: string): void;
  onClose(): void;
}

export interface Carrier {
  send(packet: string): void;
  /** Closes the connection properly, so that the server notices at once. */
  close(): void;
}
