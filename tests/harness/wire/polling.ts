/** Carries packets by long-polling. One request waits for packets from the server, and other requests send packets. */
import { Agent, request } from 'node:http';
import type { Carrier, Ears } from './carrier.ts';

/** The separator between the packets of one message. */
const BETWEEN = '\x1e';

/** The maximum length of one POST request. It is well below the server's limit for one message. */
const LONGEST_POST = 8_000;

const agent = new Agent({ keepAlive: true });

export function openPolling(url: string, ears: Ears, headers: Record<string, string> = {}): Carrier {
  const start = `${url}/socket.io/?EIO=4&transport=polling`;
  const waiting: string[] = [];
  let address = start;
  let isPosting = false;
  let isOpen = true;

  const end = () => {
    if (isOpen) ears.onClose();
    isOpen = false;
  };
  const ask = (body: string | undefined, answered: (content: string) => void) => {
    const method = body === undefined ? 'GET' : 'POST';
    request(address, { method, headers, agent }, (response) => {
      let content = '';
      response.setEncoding('utf8').on('data', (part: string) => (content += part));
      response.on('end', () => (response.statusCode === 200 ? answered(content) : end()));
    })
      .on('error', end)
      .end(body);
  };
  const poll = () =>
    ask(undefined, (content) => {
      for (const packet of content.split(BETWEEN)) {
        if (packet.startsWith('0')) address = `${start}&sid=${sidOf(packet)}`;
        if (isOpen) ears.onPacket(packet);
      }
      if (isOpen) poll();
    });
  const post = () => {
    if (isPosting || waiting.length === 0) return;
    let body = waiting.shift() ?? '';
    while (waiting[0] !== undefined && body.length + waiting[0].length < LONGEST_POST)
      body += BETWEEN + (waiting.shift() ?? '');
    isPosting = true;
    ask(body, () => {
      isPosting = false;
      post();
    });
  };
  poll();
  const send = (packet: string) => {
    waiting.push(packet);
    post();
  };
  return {
    send,
    close: () => {
      send('1');
      end();
    },
  };
}

function sidOf(opening: string): string {
  return (JSON.parse(opening.slice(1)) as { sid: string }).sid;
}
