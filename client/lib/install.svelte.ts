/** The browser's offer to put the app among the others of the device. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

class Installing {
  /** Null where the browser does not offer it, or it is done. */
  offer = $state.raw<InstallOffer | null>(null);

  /** Asks the player; an offer can be taken up once. */
  async install(): Promise<void> {
    const { offer } = this;
    this.offer = null;
    await offer?.prompt().catch(() => undefined);
  }
}

export const installing = new Installing();
