import { expect, it } from 'vitest';
import { validReturnAddress } from './return-address.ts';

it.each([
  '/donations-payments',
  '/donations?id=3',
  '/matrimonials?page=2#members',
  '/mtm-admin-dashboard',
  '/',
])('[D91] accepts %s', (address) => expect(validReturnAddress(address)).toBe(address));

it.each([
  null,
  '',
  'donations',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example/donations',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/.//evil.example',
  '/donations/..//evil.example',
  'https://evil.example/donations',
  'https:/donations',
  'javascript:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,/donations',
  '//donations',
  '/donations@evil.example',
  '/api/login/signout',
  '/graphql',
  '/login',
  '/login?returnTo=/donations',
  '/login-matrimonial',
])('[D91] rejects %j', (address) => expect(validReturnAddress(address)).toBeUndefined());
