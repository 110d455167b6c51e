/**
 * Runs jobs that wait for push services. A service that is slow or down must not hold up the notices to others, so each
 * service has only a few of the places.
 */

/** The most jobs that run at the same time, for all services together and for one service. */
const MOST_RUNNING = { all: 16, each: 4 };

/** The most jobs that wait, for all services together and for one service. */
const MOST_WAITING = { all: 2_000, each: 500 };

/** A job, and what to do if the queue is closed before the job has begun. */
export interface Job {
  run(): Promise<void>;
  drop(): Promise<void>;
}

interface Service {
  running: number;
  readonly waiting: Job[];
}

export class SendQueue {
  readonly #services = new Map<string, Service>();
  readonly #onFault: (error: unknown) => void;
  #running = 0;
  #waiting = 0;
  #isClosed = false;
  #idle = Promise.withResolvers<undefined>();

  constructor(onFault: (error: unknown) => void) {
    this.#onFault = onFault;
    this.#idle.resolve(undefined);
  }

  /** The number of jobs that wait. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Whether another job for a service may be added. */
  hasRoom(service: string): boolean {
    const waiting = this.#services.get(service)?.waiting.length ?? 0;
    return !this.#isClosed && this.#waiting < MOST_WAITING.all && waiting < MOST_WAITING.each;
  }

  /** Adds a job for a service. Check `hasRoom` first. */
  add(service: string, job: Job): void {
    const at = this.#services.get(service) ?? { running: 0, waiting: [] };
    this.#services.set(service, at);
    at.waiting.push(job);
    this.#waiting++;
    this.#runNext();
  }

  /** Drops the jobs that wait. Resolves when no job is running. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const dropped = [...this.#services.values()].flatMap(({ waiting }) => waiting.splice(0));
    this.#waiting = 0;
    await Promise.all(dropped.map((job) => job.drop().catch(this.#onFault)));
    await this.idle();
  }

  /** Resolves when no job is running or waiting. */
  async idle(): Promise<void> {
    await this.#idle.promise;
  }

  #runNext(): void {
    for (const [name, service] of this.#services) {
      if (this.#running >= MOST_RUNNING.all) return;
      if (service.running >= MOST_RUNNING.each) continue;
      const job = service.waiting.shift();
      if (!job) continue;
      this.#waiting--;
      // Move the service to the end, so that the services take turns.
      this.#services.delete(name);
      this.#services.set(name, service);
      void this.#run(name, service, job);
    }
  }

  async #run(name: string, service: Service, job: Job): Promise<void> {
    if (this.#running++ === 0) this.#idle = Promise.withResolvers<undefined>();
    service.running++;
    try {
      await job.run();
    } catch (error) {
      this.#onFault(error);
    } finally {
      this.#running--;
      service.running--;
      if (service.running === 0 && service.waiting.length === 0) this.#services.delete(name);
      this.#runNext();
      if (this.#running === 0) this.#idle.resolve(undefined);
    }
  }
}

/**
 * The name under which an endpoint's service is counted: the last two labels of its host, because anybody can make as
 * many hosts in their own domain as they like.
 */
export function serviceOf(endpoint: string): string {
  return URL.parse(endpoint)?.hostname.split('.').slice(-2).join('.') ?? '';
}
