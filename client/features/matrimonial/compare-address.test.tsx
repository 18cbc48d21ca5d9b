import { screen } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { comparedIn, useCompared } from './compare-address.ts';

it.each([
  ['compare=4,7', [4, 7]],
  ['compare=4,4,7,9,11', [4, 7, 9]],
  ['compare=x,-1,0,,1e9,7', [7]],
  ['', []],
])('finds in the address %j at most three candidates, each once', (address, ids) => {
  expect(comparedIn(new URLSearchParams(address))).toEqual(ids);
});

function Choice() {
  const { toggle, clear } = useCompared();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/list">List</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => toggle(7)}>
        Seven
      </button>
      <button type="button" onClick={clear}>
        None
      </button>
    </>
  );
}

it('who is chosen is in the address beside the filter and the page, which stay', async () => {
  const { user, address } = await showScreen(<Choice />, '/list?age=30&compare=4&page=2');
  await user.click(screen.getByText('Seven'));
  expect(address()).toBe('/list?age=30&compare=4%2C7&page=2');
  await user.click(screen.getByText('None'));
  expect(address()).toBe('/list?age=30&page=2');
});

it('Back leads to where one came from, however many were chosen meanwhile', async () => {
  const { user, address } = await showScreen(<Choice />, '/home');
  await user.click(screen.getByText('List'));
  for (const press of ['Seven', 'None', 'Seven']) await user.click(screen.getByText(press));
  expect(address()).toBe('/list?compare=7');
  await user.click(screen.getByText('Back'));
  expect(address()).toBe('/home');
});

it('a second press takes out that candidate alone', async () => {
  const { user, address } = await showScreen(<Choice />, '/list?compare=4,7,9');
  await user.click(screen.getByText('Seven'));
  expect(address()).toBe('/list?compare=4%2C9');
});
