import { PATHS } from '../components/page/paths.ts';
import { acceptDialog, asVisitor, expectProblem, field, proveEmail, sendOperation, signIn } from './admin.ts';
import { ACCOUNT_PASSWORD, makeAccount } from './sign-up.ts';
import { expect, expectAccessible, open, reload, test } from './test.ts';

const DONORS = 'query ($search: String!) { foundDonors(search: $search) { id } }';
const DECLARATIONS = `query ($donorId: Int!) {
  giftAidDeclarations(donorId: $donorId) { state cover firstName lastName house postcode language giftReference } }`;

test('a Gujarati donor gives with Gift Aid on a phone, in Latin letters, with the wording in Gujarati', async ({
  page,
}) => {
  const name = `સવિતાબેન ${Date.now()}`;
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${PATHS.give}?fund=6&amount=40&lang=gu`);
  const question = page.getByRole('group', { name: 'અમે £10 વધારે મેળવીએ?' });
  const yes = question.getByRole('radio', { name: 'હા' });
  await page.getByRole('textbox', { name: 'નામ', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'ઈ-મેલ' }).fill('savita.giftaid@example.org');
  // Nothing is chosen beforehand.
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);
  await yes.check();
  await expect(page.getByText('હું ઇચ્છું છું કે આજથી હું જે દાન આપું તેના પર')).toBeVisible();
  await page.getByRole('radio', { name: 'છેલ્લાં ચાર વર્ષનાં દાન પણ' }).check();
  await expect(page.getByText('છેલ્લાં ચાર વર્ષમાં મેં જે દાન આપ્યાં છે')).toBeVisible();
  const send = page.getByRole('button', { name: '£40 આપો' });
  await send.click();
  await acceptDialog(page, 'નામ અથવા તેનો પહેલો અક્ષર લખો.');
  const typed = page.locator('[name="giftAid.firstName"]');
  await typed.fill('સવિતા');
  await page.locator('[name="giftAid.lastName"]').fill('Joshi');
  await page.locator('[name="giftAid.house"]').fill('12A');
  await page.locator('[name="giftAid.postcode"]').fill('me14 9xx');
  await send.click();
  await acceptDialog(page, 'આ અંગ્રેજી અક્ષરો (Aથી Z) અને આંકડામાં લખો.');
  await typed.fill('Savita');
  await expectAccessible(page);
  // What counts for nothing is not asked for; the question has to be answered anew then.
  await page.getByRole('radio', { name: 'પરિવાર સભ્યપદ' }).check();
  await expect(question).toHaveCount(0);
  await page.getByRole('radio', { name: 'નવરાત્રિ' }).check();
  await page.getByRole('textbox', { name: 'રકમ' }).fill('40');
  await expect(yes).not.toBeChecked();
  await yes.check();
  for (const [at, text] of [
    ['firstName', 'Savita'],
    ['lastName', 'Joshi'],
    ['house', '12A'],
    ['postcode', 'me14 9xx'],
  ])
    await page.locator(`[name="giftAid.${at}"]`).fill(text!);
  await send.click();
  await expect(page).toHaveURL(/\/gift#[\w-]{43}$/);
  await expect(page.getByText('આ દાન માટે Gift Aidની ઘોષણા નોંધાઈ છે. બીજાં દાન માટે')).toBeVisible();

  await asVisitor(page, async (treasurer) => {
    await signIn(treasurer);
    const [{ id }] = (await sendOperation(treasurer, DONORS, { search: name })).foundDonors;
    const { giftAidDeclarations } = await sendOperation(treasurer, DECLARATIONS, { donorId: id });
    expect(giftAidDeclarations).toEqual([
      {
        ...{ state: 'UNCONFIRMED', cover: 'FROM_NOW', firstName: 'Savita', lastName: 'Joshi', house: '12A' },
        ...{ postcode: 'ME14 9XX', language: 'gu', giftReference: expect.stringMatching(/^SMJ-/) },
      },
    ]);
    await open(treasurer, `${PATHS.donor}?_ID=${id}`);
    const section = treasurer.getByRole('region', { name: 'Gift Aid' });
    await expect(section).toContainText('Not confirmed');
    await section.getByRole('button', { name: 'Confirm it is theirs' }).click();
    await acceptDialog(
      treasurer,
      'Are you sure that this donor made the declaration?',
      'Confirm it is theirs',
    );
    await expect(section).toContainText('In force');
  });
});

test('a member declares Gift Aid in the account, sees a gift covered by it, moves house and cancels', async ({
  page,
}) => {
  const { email } = await makeAccount(page, `Asha Rao ${Date.now()}`);
  await signIn(page, email, ACCOUNT_PASSWORD);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, PATHS.myDonations);
  const section = page.getByRole('region', { name: 'Gift Aid' });
  await section.getByRole('button', { name: 'Make a declaration' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('I am a UK taxpayer and understand');
  await field(page, 'First name').fill('Asha');
  await field(page, 'Last name').fill('Rao');
  await field(page, 'House name or number').fill('7 Rue de Rivoli, Paris');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make a declaration' }).click();
  await expectProblem(page, 'Enter a UK postcode');
  await dialog.getByRole('checkbox', { name: 'The address is outside the United Kingdom' }).check();
  await dialog.getByRole('button', { name: 'Make a declaration' }).click();
  await acceptDialog(page, 'We have recorded your declaration');
  // Anybody may have made the account with that e-mail (D113).
  await expect(section).toContainText('Not confirmed yet');
  await sendOperation(page, 'mutation { requestEmailProof }', {});
  await proveEmail(page, email);
  await reload(page);
  await expect(section).toContainText('In force');
  await expect(section.getByRole('button', { name: 'Make a declaration' })).toHaveCount(0);

  await open(page, `${PATHS.give}?fund=6&amount=20`);
  await expect(page.getByText('we can claim £5 on this donation at no cost to you')).toBeVisible();
  await expect(page.getByRole('group', { name: 'May we claim' })).toHaveCount(0);

  await open(page, PATHS.myDonations);
  await section.getByRole('button', { name: 'I have moved or my name has changed' }).click();
  await dialog.getByRole('checkbox', { name: 'The address is outside the United Kingdom' }).uncheck();
  await field(page, 'House name or number').fill('14');
  await field(page, 'Postcode').fill('le4 6xx');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await acceptDialog(page, 'Your new name or address is saved.');
  await expect(section).toContainText('14, LE4 6XX');
  await section.getByRole('button', { name: 'Cancel from today' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel from today' }).click();
  await acceptDialog(page, 'The declaration is cancelled.');
  await expect(section).toContainText('Cancelled');
  await reload(page);
  await expect(section.getByRole('button', { name: 'I have moved or my name has changed' })).toHaveCount(0);
  await expect(section.getByRole('button', { name: 'Make a declaration' })).toBeVisible();
});
