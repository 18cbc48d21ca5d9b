import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { PATHS } from '../components/page/paths.ts';
import {
  asVisitor,
  bin,
  edit,
  expectPicture,
  fileField,
  fill,
  openEvent,
  openLanguage,
  save,
  signIn,
  TOMORROW,
  uniqueTitle,
} from './admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, inGujarati, open, test } from './test.ts';

const DESCRIPTION =
  'Eight teams, one trophy and the best samosas in the county. Register your team at the desk by Friday evening.';

/** As a telephone takes it: lying, with a note to stand it up, and larger than the server takes. Its left, the top then, is dark. */
async function cameraPhoto(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const pixels = randomBytes(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1)
    pixels[at] = (pixels[at]! >> 1) + ((at / 3) % width < width / 2 ? 0 : 128);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** How light the top and the bottom of a picture are, from 0 to 255. */
function lightness(img: HTMLImageElement): number[] {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1, 4];
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(img, 0, 0, 1, 4);
  return [0, 3].map((row) => context.getImageData(0, row, 1, 1).data[1]!);
}

test('a photo straight from a camera is made smaller before it travels and stands upright, is turned, cut and described', async ({
  page,
}) => {
  await signIn(page);
  const title = uniqueTitle();
  await open(page, '/add-events');
  await fill(page, { Title: title, Description: DESCRIPTION });
  await page.getByLabel('Date').fill(TOMORROW);
  const buffer = await cameraPhoto();
  expect(buffer.length).toBeGreaterThan(9_000_000);
  await fileField(page).setInputFiles({ name: 'IMG_0001.JPEG', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('IMG_0001.jpg', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Resized from \d+(\.\d)? MB to [1-4](\.\d)? MB$/)).toBeVisible();
  const shown = page.getByRole('region', { name: 'Preview' }).locator('img');
  await expectPicture(shown);
  const [top, bottom] = await shown.evaluate(lightness);
  expect(bottom! - top!).toBeGreaterThan(80);

  await page.getByRole('button', { name: 'Crop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crop and rotate the picture' });
  await dialog.getByRole('button', { name: 'Rotate right' }).press('Enter');
  await dialog.getByRole('button', { name: 'Rotate right' }).press('Enter');
  await dialog.getByRole('slider', { name: 'Larger or smaller' }).press('ArrowRight');
  await dialog.getByRole('group', { name: 'The part of the photo to use' }).press('ArrowUp');
  await dialog.getByRole('button', { name: 'Use this part' }).click();
  await expect(dialog).toBeHidden();
  await fill(page, { 'Description of the picture': 'Grey noise, lighter above' });
  await openLanguage(page, 'ગુજરાતી');
  await fill(page, { 'Description of the picture in Gujarati': 'ઉપર આછો રાખોડી રંગ' });
  await save(page);
  await asVisitor(page, async (visitor) => {
    const event = await openEvent(visitor, title);
    const picture = event.getByRole('img', { name: 'Grey noise, lighter above' });
    await expectPicture(picture);
    const [above, below] = await picture.evaluate(lightness);
    expect(above! - below!).toBeGreaterThan(80);
    await visitor.goto(`${visitor.url()}?lang=gu`);
    await expect(event.getByRole('img', { name: 'ઉપર આછો રાખોડી રંગ' })).toBeVisible();
  });

  // What is stored can be cut again, here on a telephone.
  await edit(page, title);
  await page.setViewportSize({ width: 360, height: 740 });
  const { pathname, search } = new URL(page.url());
  await inGujarati(page, `${pathname}${search}`);
  await page.getByRole('button', { name: 'કાપો' }).click();
  await expect(page.getByRole('slider', { name: 'મોટો કે નાનો' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'આ ભાગ વાપરો' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await save(page, 'ફેરફાર સચવાઈ ગયા.', 'સાચવો');
  await open(page, `${PATHS.officeEvents}?lang=en`);
  await bin(page, title);
});
