import { chromium } from 'playwright-core';
import { demoPassword } from '../demo/people';
import { type PageArrival, measureArrival } from './emulated-line';
import { type Benchmark, findMedian } from './figures';
import { chooseEstates, startProduct } from './product';

const rounds = 5;

interface ScreenVisit {
  readonly name: string;
  readonly path: string;
  /** What is waited for. */
  readonly shown: string;
  readonly isSignedIn?: true;
  readonly atMost?: number;
}

const visits: readonly ScreenVisit[] = [
  { name: 'sign-in form', path: '/login', shown: 'input[name=password]', atMost: 700 },
  { name: 'dashboard', path: '/', shown: '[aria-label="Figures"]', isSignedIn: true, atMost: 1_500 },
  { name: 'list of matters', path: '/matters', shown: 'tbody tr', isSignedIn: true },
  { name: 'details of a matter', path: '/matters/1/details', shown: 'form', isSignedIn: true },
];

/** A first visit with an empty cache over an emulated line: what somebody waits who opens the product anew. */
export const firstScreens: Benchmark = {
  name: 'first screens over 100 ms and 10 Mbit/s, empty cache',
  async run(tell) {
    const executablePath = process.env['CHROMIUM_PATH'];
    if (!executablePath) throw new Error('Set CHROMIUM_PATH to a Chromium: first screens are measured in a browser.');
    const product = await startProduct({});
    const address = product.address.replace('127.0.0.1', 'localhost');
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-background-networking'],
    });
    try {
      const signedIn = await product.post('/account/authenticate', {
        email: 'admin@protea.test',
        password: demoPassword,
      });
      const { id, fullname, token, refreshToken } = JSON.parse(signedIn.body.toString('utf8')) as Record<
        string,
        string
      >;
      const chosen = await chooseEstates(product, token!);
      const held = {
        user: JSON.stringify({ id, fullname, token: chosen }),
        userToken: chosen,
        refreshToken: refreshToken!,
      };
      const visitScreen = async ({ path, shown, isSignedIn }: ScreenVisit): Promise<PageArrival> => {
        const context = await browser.newContext();
        const page = await context.newPage();
        await page.goto(`${address}/favicon.svg`);
        await page.evaluate((kept) => Object.assign(localStorage, kept), isSignedIn ? held : {});
        const arrival = await measureArrival(page, `${address}${path}`, shown);
        await context.close();
        return arrival;
      };
      await visitScreen(visits[0]!);
      for (const one of visits) {
        const arrivals: PageArrival[] = [];
        for (let round = 0; round < rounds; round += 1) arrivals.push(await visitScreen(one));
        const medianOf = (part: keyof PageArrival): number => findMedian(arrivals.map((arrival) => arrival[part]));
        tell({
          name: `${one.name}, shown`,
          value: medianOf('milliseconds'),
          unit: 'ms',
          ...(one.atMost && { atMost: one.atMost }),
        });
        tell({ name: `${one.name}, requests`, value: medianOf('requests'), unit: 'requests' });
        tell({ name: `${one.name}, over the line`, value: medianOf('kilobytes'), unit: 'KB' });
      }
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};
