/** The process of one contender's server. The load's process asks for its processor time and memory over IPC. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { loadBoards } from '../../server/lib/boards.ts';
import { loadContender } from './contenders/all.ts';
import { recordScripts } from './games.ts';
import { PauseRecorder } from './pauses.ts';
import { endProfile, startProfile } from './profile.ts';
import type { Asked, Question } from './server.ts';

const [name = ''] = process.argv.slice(2);
const [board] = loadBoards('boards').values();
if (!board) throw new Error('there are no boards');
const contender = await loadContender(name);
const served = await contender.serve(recordScripts(board));

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

let recorder: PauseRecorder | undefined;

const answers: { [Q in Question]: () => Promise<Asked[Q]> | Asked[Q] } = {
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  memory: () => {
    collect();
    collect();
    const { heapUsed, rss } = process.memoryUsage();
    return { heap: heapUsed, rss };
  },
  'record-pauses': () => {
    recorder = new PauseRecorder();
    return null;
  },
  pauses: () => {
    if (!recorder) throw new Error('no recording has been started');
    return recorder.stop();
  },
  'start-profile': startProfile,
  'end-profile': endProfile,
  stop: async () => {
    await served.close();
    // Exit explicitly, because the contender's packages may leave something running.
    setImmediate(() => process.exit(0));
    return null;
  },
};

process.on('message', ({ id, question }: { id: number; question: Question }) => {
  void Promise.resolve(answers[question]()).then((answer) => process.send?.({ id, answer }));
});
// The parent process is gone, so stop the server.
process.on('disconnect', () => void answers.stop());
process.send?.({ port: served.port });
