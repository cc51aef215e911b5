import { expect, it } from 'vitest';
import { canonicalQuery, percentEncode, signRpc } from './rpc-signature.ts';

it('signs as the printed example of Alibaba Cloud’s RPC signature', () => {
  const printed = {
    AccessKeyId: 'testid',
    Action: 'DescribeRegions',
    Format: 'XML',
    SignatureMethod: 'HMAC-SHA1',
    SignatureNonce: '3ee8c1b8-83d3-44af-a94f-4e0ad82fd6cf',
    SignatureVersion: '1.0',
    Timestamp: '2016-02-23T12:46:24Z',
    Version: '2014-05-26',
  };
  expect(signRpc('GET', printed, 'testsecret')).toBe('OLeaidS1JvxuMvnyHOwuJ+uX5qY=');
  expect(signRpc('POST', printed, 'testsecret')).not.toBe('OLeaidS1JvxuMvnyHOwuJ+uX5qY=');
});

it('encodes what a form would write differently', () => {
  expect(percentEncode("a b*c~d'(e)!/中")).toBe('a%20b%2Ac~d%27%28e%29%21%2F%E4%B8%AD');
  expect(canonicalQuery({ b: '2', B: '&', a: '=' })).toBe('B=%26&a=%3D&b=2');
});
