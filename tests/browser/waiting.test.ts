/** Waiting is play: what either side prepares while the other is at it stays on its device until its own tap. */
import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { begin, joinTable, makeTable, person, PHONE, TABLET, type Person } from './people.ts';
import { browser, server } from './stage.ts';

/** All that a page sends: what it emits at the table, and requests for anything but its own files. */
function sending({ page }: Person): string[] {
  const sent: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      // A heartbeat is answered by itself.
      if (payload !== '3') sent.push(String(payload));
    }),
  );
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  return sent;
}

const ship = ({ page }: Person, name: string) =>
  page.getByRole('list', { name: 'Ships' }).getByRole('button', { name: new RegExp(`^${name}`) });
const steer = ({ page }: Person, heading: string) =>
  page
    .getByRole('group', { name: 'Heading' })
    .getByRole('button', { name: new RegExp(`, ${heading}(,|$)`) })
    .click();
const drive = ({ page }: Person, to: string) =>
  page
    .getByRole('group', { name: /^Drive the/ })
    .getByRole('button', { name: new RegExp(`, to ${to}$`) })
    .click();
const tile = ({ page }: Person, name: string) =>
  page
    .getByRole('region', { name: 'Your tiles' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();

it('a storm and an order are prepared, nothing of them is sent, and what became impossible is said', async () => {
  const ann = await person(browser, 'Ann', PHONE);
  const pia = await person(browser, 'Pia', TABLET);
  const [fromAnn, fromPia] = [sending(ann), sending(pia)];
  const code = await makeTable(ann, server.url);
  await joinTable(pia, server.url, code, 'Poseidon');
  await ann.page.getByRole('button', { name: 'Be a Navigator' }).click();
  await begin(ann);

  // Poseidon chooses: Ann prepares an order for red.
  await ship(ann, 'Red').click();
  const annBefore = fromAnn.length;
  await steer(ann, 'east');
  await ann.page
    .getByRole('region', { name: 'Orders' })
    .getByText('Prepared. You sail it yourself')
    .waitFor();
  expect(await ship(ann, 'Red').innerText()).toContain('E planned');
  expect(await ann.page.getByRole('button', { name: /^Sail/ }).count()).toBe(0);
  expect(await violations(ann.page)).toEqual([]);

  // What a ship would report from where it might be driven is read before it is sent.
  await tile(pia, 'Red');
  const piaBefore = fromPia.length;
  await pia.page.getByText('Tap a square, and read here').waitFor();
  await drive(pia, 'I8');
  await pia.page.getByText('From I8, the red ship would report: You see').waitFor();
  expect(await violations(pia.page)).toEqual([]);
  await drive(pia, 'H8');
  await pia.page.getByText('From H8, the red ship would report:').waitFor();
  await drive(pia, 'I8');
  expect(fromPia).toHaveLength(piaBefore);
  await pia.page.getByRole('button', { name: 'Unleash the storm' }).click();

  // The order stands in Ann's form below the news, and waits for her tap.
  const sail = ann.page.getByRole('button', { name: 'Sail red east' });
  await sail.waitFor();
  await ann.page.getByRole('region', { name: 'Orders' }).getByText('It has driven the red ship').waitFor();
  expect(fromAnn.slice(annBefore)).toEqual([]);
  await sail.click();
  await ann.page.getByText('Red sails east').first().waitFor();
  expect(fromAnn.length).toBeGreaterThan(annBefore);

  // Pia prepares a Great Storm meanwhile.
  const piaWaits = fromPia.length;
  await pia.page.getByRole('button', { name: 'Prepare your next storm' }).click();
  await tile(pia, 'Great');
  for (const to of ['I7', 'I2', 'B1', 'A8']) await drive(pia, to);
  await pia.page.getByText('All is ready for your turn.').first().waitFor();
  expect(await pia.page.getByRole('button', { name: /^Unleash/ }).count()).toBe(0);
  expect(await violations(pia.page)).toEqual([]);
  await pia.page.getByRole('button', { name: 'Put aside' }).click();
  await pia.page.getByRole('button', { name: 'Prepared: Great Storm' }).waitFor();

  // Green sails onto the very square that it was to be driven to.
  for (const [name, heading] of [
    ['Green', 'south'],
    ['White', 'west'],
    ['Yellow', 'west'],
  ] as const) {
    await ship(ann, name).click();
    await steer(ann, heading);
    await ann.page.getByRole('button', { name: `Sail ${name.toLowerCase()} ${heading}` }).click();
    await ann.page.getByText(`${name} sails ${heading}`).first().waitFor();
  }
  await pia.page
    .getByText('The green ship has sailed to I2 already: drive it to another square.')
    .first()
    .waitFor();
  const unleash = pia.page.getByRole('button', { name: 'Unleash the Great Storm' });
  await unleash.waitFor();
  expect(await unleash.isDisabled()).toBe(true);
  expect(await violations(pia.page)).toEqual([]);
  expect(fromPia.slice(piaWaits)).toEqual([]);
  await drive(pia, 'H1');
  expect(fromPia.slice(piaWaits)).toEqual([]);
  await unleash.click();
  await ann.page.getByRole('heading', { name: 'Your turn' }).waitFor();
  expect(fromPia.slice(piaWaits)).toHaveLength(1);
  expect([...ann.faults, ...pia.faults]).toEqual([]);
  await Promise.all([ann.context.close(), pia.context.close()]);
});
