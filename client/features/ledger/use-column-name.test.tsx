import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UnusedPartsContext } from '../../components/page/page-parts.ts';
import { showScreen } from '../../testing/screen.tsx';
import { useColumnName } from './use-column-name.ts';

function Names() {
  const nameOf = useColumnName();
  return <p>{[nameOf('HALL_AND_OTHER'), nameOf('MEMBERSHIP')].join(' | ')}</p>;
}

it('a column of donations is named after the hall only where there is one to hire', async () => {
  const { show } = await showScreen(<Names />);
  const named = () => screen.getByText(/\|/).textContent!.split(' | ');
  const [withHall, membership] = named();
  expect(withHall).toMatch(/^Hall hire/);
  show(
    <UnusedPartsContext value={['hallHire']}>
      <Names />
    </UnusedPartsContext>,
  );
  expect(named()).toEqual(['Other donations', membership]);
});
