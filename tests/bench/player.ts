/** Plays matches. Each action is sent once both sides have received the one before it. */
import { otherSide, actionOf, type Contender, type Ears, type Match, type Place } from './contender.ts';

export class Player {
  readonly #place: Place;
  readonly #isToldAlways: boolean;
  #match: Match | undefined;
  #next = 0;
  #begun = 0;
  #isAnswered = true;
  #isTold = true;
  #done: () => void = () => undefined;
  #fail: (error: Error) => void = () => undefined;
  #took: (ms: number) => void = () => undefined;

  private constructor(place: Place, { isToldAlways = false }: Contender) {
    this.#place = place;
    this.#isToldAlways = isToldAlways;
  }

  /** Takes both seats of a new match. */
  static async seat(contender: Contender, url: string, place: Place): Promise<Player> {
    const player = new Player(place, contender);
    const ears: Ears = {
      answered: () => {
        player.#isAnswered = true;
        player.#took(performance.now() - player.#begun);
        player.#look();
      },
      told: () => {
        player.#isTold = true;
        player.#look();
      },
      failed: (error) => player.#fail(error),
    };
    player.#match = await contender.seat(url, place, ears);
    return player;
  }

  /** The number of actions of the script that have been handed out so far. */
  get given(): number {
    return this.#next;
  }

  get isOver(): boolean {
    return this.#next >= this.#place.script.length;
  }

  /**
   * Sends the next action. Resolves when its answer has arrived and the other side has received it.
   * @param begun when the action was due, by performance.now()
   * @param took called with the time in ms that the answer took
   */
  give(took: (ms: number) => void, begun = performance.now()): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#done = resolve;
      this.#fail = reject;
      this.#took = took;
      this.#begun = begun;
      this.#give();
    });
  }

  /** Sends the actions one after the other, up to the end of the game or up to the index `to`. */
  playOn(took: (ms: number) => void, to = this.#place.script.length): Promise<void> {
    return new Promise((resolve, reject) => {
      const goOn = () => {
        if (this.#next >= to) return resolve();
        this.#begun = performance.now();
        this.#give();
      };
      this.#done = goOn;
      this.#fail = reject;
      this.#took = took;
      goOn();
    });
  }

  #give(): void {
    const number = this.#next++;
    const { side, told } = actionOf(this.#place.script, number);
    this.#isAnswered = false;
    this.#isTold = !this.#isToldAlways && told[otherSide(side)].length === 0;
    this.#match?.give(number);
  }

  #look(): void {
    if (this.#isAnswered && this.#isTold) this.#done();
  }

  close(): void {
    this.#match?.close();
  }
}
