/** The browser's offer to install the app on this device. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

class Installing {
  /** The browser's offer, or null if the browser makes none or the app is already installed. */
  offer = $state.raw<InstallOffer | null>(null);

  /** Shows the browser's prompt. Each offer can be used only once. */
  async install(): Promise<void> {
    const { offer } = this;
    this.offer = null;
    await offer?.prompt().catch(() => undefined);
  }
}

export const installing = new Installing();
