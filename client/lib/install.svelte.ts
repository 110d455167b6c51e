/** The browser's offer to install the app on the device. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

class Installing {
  /** Null if the browser makes no offer or the app is installed. */
  offer = $state.raw<InstallOffer | null>(null);

  /** Shows the browser's prompt. Each offer can be used only once. */
  async install(): Promise<void> {
    const { offer } = this;
    this.offer = null;
    await offer?.prompt().catch(() => undefined);
  }
}

export const installing = new Installing();
