/**
 * Types for the parts of colyseus that are used here, because its packages are not installed when types are checked.
 */
import type { Server as HttpServer } from 'node:http';

export interface ServerClient {
  readonly sessionId: string;
  view?: unknown;
  send(type: string, message: object): void;
}

export interface ServerRoom {
  state: unknown;
  patchRate: number | null;
  clients: Iterable<ServerClient>;
  onMessage(type: string, heed: (client: ServerClient, message: { id: number }) => unknown): void;
  broadcastPatch(): boolean;
}

export interface Core {
  readonly Room: new () => ServerRoom;
  readonly Server: new (options: object) => {
    define(name: string, room: new () => ServerRoom): unknown;
    listen(port: number, host: string): Promise<unknown>;
    gracefullyShutdown(exit: boolean): Promise<void>;
  };
}

export interface Transport {
  readonly WebSocketTransport: new (options: { server: HttpServer }) => object;
}

export interface SdkRoom<State> {
  readonly roomId: string;
  readonly state: State;
  onMessage(type: string, heed: (message: unknown) => void): unknown;
  onStateChange(heed: (state: State) => void): unknown;
  onLeave(heed: (code: number) => void): unknown;
  send(type: string, message: object, heed?: (answer: unknown, error?: Error) => void): void;
  leave(): Promise<number>;
}

export interface Sdk {
  readonly Client: new (url: string) => {
    create<State>(name: string, options: object): Promise<SdkRoom<State>>;
    joinById<State>(id: string, options: object): Promise<SdkRoom<State>>;
  };
}
