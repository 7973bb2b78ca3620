import { expect, test } from 'vitest';
import type { AuditEntry } from '../api/types.ts';
import { csvOf } from './audit-csv.ts';

const entry: AuditEntry = {
  entry: 7,
  time: '2025-06-02T09:00:00.000Z',
  actor: { kind: 'user', name: 'Anna "AB", Example', id: 'u1' },
  action: 'member.changed',
  object: 'u2',
  about: { name: '=Ben', otherFiles: 0, jobId: null },
  details: { role: 'member', before: 'reviewer' },
  requestId: null,
  address: '192.0.2.7',
  hash: 'c0ffee',
};

test('an entry is a line below a heading, with quotes where its text has some', () => {
  const [heading, line, end] = csvOf([entry]).split('\r\n');
  expect(heading).toBe('\ufeffentry,time,actor,name,id,action,object,details,requestId,address,hash,about');
  expect(line).toBe(
    '7,2025-06-02T09:00:00.000Z,user,"Anna ""AB"", Example",u1,member.changed,u2,' +
      '"{""role"":""member"",""before"":""reviewer""}",,192.0.2.7,c0ffee,\'=Ben',
  );
  expect(end).toBe('');
});

test('all files of a conversion are named', () => {
  const about = { name: 'june.pdf', names: ['june.pdf', 'july.pdf'], otherFiles: 1, jobId: null };
  expect(csvOf([{ ...entry, about }])).toContain(',june.pdf; july.pdf\r\n');
});

test('a name that begins like a formula is text', () => {
  const actor = { ...entry.actor, name: '=HYPERLINK("x")' };
  expect(csvOf([{ ...entry, actor }])).toContain(`"'=HYPERLINK(""x"")"`);
});
