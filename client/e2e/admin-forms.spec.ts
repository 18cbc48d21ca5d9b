import { ADMIN_PATHS, PATHS } from '../components/page/paths.ts';
import { signIn } from './admin.ts';
import { expectHeadAsServed } from './head.ts';
import { onePageForAll } from './one-page.ts';
import { resizeTo } from './screen-sizes.ts';
import {
  expect,
  expectAccessible,
  expectLoaded,
  expectNoSidewaysScroll,
  inGujarati,
  open,
  test,
} from './test.ts';

const thePage = onePageForAll((page) => signIn(page));

/** With what they show of something. */
const FILLED: readonly string[] = [
  `${PATHS.officeSearch}?q=kiran`,
  `${PATHS.officeEvents}?tab=BIN`,
  `${PATHS.editEvent}?event_ID=1`,
  `${PATHS.editHire}?_ID=1`,
  `${PATHS.officeRequest}?_ID=1`,
  `${PATHS.donor}?_ID=1`,
  `${PATHS.officeStatements}?print=ALL`,
  `${PATHS.selectLists}?list=RELIGION`,
  `${PATHS.matrimonialProfile}?profileID=1`,
];

for (const path of [...Object.values(ADMIN_PATHS), ...FILLED]) {
  test(`${path} fits every screen and is accessible in both languages`, async () => {
    const page = await thePage();
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLoaded(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    // Its title may name what is shown, which the server does not know.
    if (!FILLED.includes(path)) await expectHeadAsServed(page);
    await resizeTo(page, 'phone');
    await expectLoaded(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'butContrast');
    // On a phone, because Gujarati words are longer and room is scarce.
    await inGujarati(page, path);
    // What a donor is called is in no language.
    const said = FILLED.includes(path) ? page.getByRole('main') : page.getByRole('heading', { level: 1 });
    await expect(said).toContainText(/[\u0A80-\u0AFF]/);
    await expectLoaded(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
