/** Asking to be let in while the server stops and restarts. */
import { it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { startMortalServer } from '../helpers/server.ts';
import { openSeat, tableAtServer } from './at-server.ts';
import { asksToJoin, comesToDoor, goHome, banner } from './door.ts';
import { button, crew } from './parts.ts';
import { PHONE } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

it('a guest who waits knocks again when the server has been started again', async () => {
  const server = await startMortalServer();
  const { browser } = stage;
  const { code, at } = await tableAtServer(server.url, { Ann: 'navigators', Pia: 'poseidon' });
  await at.Ann.does({ type: 'begin-game' });
  at.Ann.close();
  const pia = await openSeat({ browser, url: server.url }, at.Pia, 'Pia', PHONE);
  await button(pia.page, t.table.menu).waitFor();
  const ben = await comesToDoor({ browser, url: server.url }, code, 'Ben');
  await asksToJoin(ben);
  await banner(pia, t.door.wantsIn('Ben')).waitFor();
  await server.kill();
  await server.start();
  await button(pia.page, t.door.letIn).click();
  await crew(ben.page, 'red').waitFor();
  await goHome(pia, ben);
  await server.stop();
});
