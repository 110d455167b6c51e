/** Carries packets between a raw device and the server. */

/** Callbacks for a connection's packets and for its end. */
export interface Ears {
  /** Receives an engine.io packet unchanged: its type is the first character, and its content follows. */
  onPacket(packet: string): void;
  onClose(): void;
}

export interface Carrier {
  send(packet: string): void;
  /** Closes the connection properly, so that the server notices at once. */
  close(): void;
}
