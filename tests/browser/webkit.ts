/** WebKit from Debian's package, driven by WebDriver. If it isn't installed, its tests are skipped. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../helpers/ports.ts';
import { findProgram } from './firefox.ts';

const driverPath = findProgram('WebKitWebDriver');
const [browserPath] = globSync('/usr/lib{,/*}/webkit2gtk-4.*/MiniBrowser');
const screenPath = findProgram('Xvfb');

/** True if WebKit and a virtual screen are installed. */
export const hasWebKit = [driverPath, browserPath, screenPath].every((path) => path && existsSync(path));

export interface WebKit {
  readonly driver: WebDriver;
  close(): Promise<void>;
}

/** Launches a separate WebKit with empty storage, on a virtual screen of this size. */
export async function launchWebKit(width: number, height: number): Promise<WebKit> {
  if (!driverPath || !browserPath || !screenPath) throw new Error('No WebKit here.');
  const started: ChildProcess[] = [];
  const stop = () => started.reverse().forEach((one) => one.kill());
  try {
    // The virtual screen's program prints the screen's number once it is ready.
    const screen = spawn(screenPath, ['-displayfd', '1', '-screen', '0', `${width}x${height + 200}x24`], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    started.push(screen);
    const display = await new Promise<string>((resolve, reject) => {
      screen.stdout.once('data', (said: Buffer) => resolve(`:${said.toString().trim()}`));
      screen.once('error', reject);
      screen.once('exit', () => reject(new Error('no screen')));
    });
    const port = await freePort();
    const server = spawn(driverPath, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
    });
    started.push(server);
    await answers(`http://127.0.0.1:${port}/status`);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] },
      })
      .build();
    await driver.manage().window().setRect({ width, height, x: 0, y: 0 });
    return {
      driver,
      close: async () => {
        await driver.quit().catch(() => undefined);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if ((await fetch(url).catch(() => undefined)) !== undefined) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}
