import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { straight } from '@sigorta/egress/egress';
import { folderStore } from '@sigorta/release/store/folder-store';
import type { ObjectStore } from '@sigorta/release/store/object-store';
import { s3Store } from '@sigorta/release/store/s3-store';
import { memoryStore } from '@sigorta/release/testing/memory-store';
import { startSwift } from '@sigorta/release/testing/swift';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keysOfBefore, numberedKeys } from '../../testing/known-keys.ts';
import { moodyStore } from '../../testing/stored-files/moody-store.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { createLog } from '../log.ts';
import type { FileKind, StoredFile } from '../ports.ts';
import { readConfig } from '../read-config.ts';
import { findOrphans } from './find-orphans.ts';
import { openFiles } from './open-files.ts';
import { looseCount, removeLoose } from './remove-loose.ts';
import { createStoredFiles } from './stored-files.ts';

/*
 * What the port keeps, wherever files lie. The bucket is Swift's where Debian's packages of it are installed, else that of
 * RELEASE_TEST_S3, else it is left out.
 */

const hour = 3600_000;
const folder = mkdtempSync(join(tmpdir(), 'stored-files-'));
const given = process.env.RELEASE_TEST_S3?.split(' ') ?? [];
const swift = given.length === 4 ? null : await startSwift(join(folder, 'swift'));
const [endpoint = swift?.endpoint, bucket = 'releases', keyId = 'test:tester', secret = 'testing'] = given;
const prefix = `papers-${Date.now()}/`;
const stores: Record<string, ObjectStore | null> = {
  'the database': null,
  'a folder': folderStore(join(folder, 'papers'), true),
  ...(endpoint && {
    'a bucket': s3Store({ bucket, prefix, endpoint, region: 'us-east-1', keyId, secret, egress: straight }),
  }),
};

let database: TestDatabase;
let now = new Date('2026-06-14T10:00:00Z');
const [seven, eight, nine] = [7, 8, 9].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];
const dataKeys = keysOfBefore(seven, eight);

beforeAll(async () => {
  database = await testDatabase();
  await database.db
    .insertInto('partner')
    .values({ id: 'default', hosts: '[]', token: 't', settings: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
});
afterAll(async () => {
  await swift?.stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const parts = () => ({ db: database.db, log: createLog('silent'), clock: () => now, dataKeys });
const filesIn = (store: ObjectStore | null) => createStoredFiles({ ...parts(), store, takesNew: true });

/** A row of the table, committed. */
const named = async (name: string, file: StoredFile): Promise<void> => {
  const row = { name, partner_id: 'default', media_type: 'image/png', width: 1, height: 1 } as const;
  await database.db
    .insertInto('picture')
    .values({ ...row, added_at: now, ...file })
    .execute();
};

const paper = Buffer.from('%PDF-1.7 Defne Aydın 72243755252');
const kinds: FileKind[] = ['document', 'picture'];

for (const [label, store] of Object.entries(stores)) {
  describe(label, () => {
    test.each(kinds)('a %s comes back as it went, empty ones and large ones too', async (kind) => {
      const files = filesIn(store);
      const every = Buffer.from(Array.from({ length: 256 }, (_, at) => at));
      for (const plain of [paper, every, Buffer.alloc(0), Buffer.alloc(300_000, 7)]) {
        const row = await files.put(kind, 'row', plain);
        expect((await files.read(kind, 'row', row)).equals(plain)).toBe(true);
        expect(row.sha256).toMatch(/^[0-9a-f]{64}$/);
        expect(row.bytes === null).toBe(store !== null);
      }
    });

    test('a paper opens for its own row and under our key alone', async () => {
      const files = filesIn(store);
      const row = await files.put('document', 'mine', paper);
      await expect(files.read('document', 'another', row)).rejects.toThrow('does not open');
      const stranger = { ...parts(), dataKeys: keysOfBefore(nine), store, takesNew: true };
      await expect(createStoredFiles(stranger).read('document', 'mine', row)).rejects.toThrow(
        'does not open',
      );
      /* a key that was turned: what was sealed under the one of before still opens */
      const turned = {
        ...stranger,
        dataKeys: numberedKeys({ 1: nine }, [seven, eight]),
      };
      expect(await createStoredFiles(turned).read('document', 'mine', row)).toEqual(paper);
    });
  });

  if (store === null) continue;
  describe(`objects in ${label}`, () => {
    test('their names and bytes tell of nobody, and no two are alike', async () => {
      const files = filesIn(store);
      const rows = [
        await files.put('document', 'order-1', paper),
        await files.put('document', 'order-1', paper),
      ];
      const held = await Promise.all(rows.map(({ object }) => store.get(object ?? '')));
      for (const [at, { object }] of rows.entries()) {
        expect(object).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{62}$/);
        expect(held[at]?.includes('Defne')).toBe(false);
        expect(held[at]?.includes('%PDF')).toBe(false);
      }
      expect(rows[0]?.object).not.toBe(rows[1]?.object);
      expect(held[0]?.subarray(10).equals(held[1]?.subarray(10) ?? Buffer.alloc(0))).toBe(false);
    });

    test('one that is gone, or another one in its place, is refused and never given out', async () => {
      const files = filesIn(store);
      const [first, second] = [
        await files.put('document', 'a', paper),
        await files.put('document', 'a', paper),
      ];
      const whole = (await store.get(first.object ?? '')) ?? Buffer.alloc(0);
      const changed = Buffer.from(whole);
      changed.writeUInt8(whole.readUInt8(40) ^ 1, 40);
      const swapped = (await store.get(second.object ?? '')) ?? Buffer.alloc(0);
      for (const bytes of [null, changed, swapped, whole.subarray(0, -1), Buffer.alloc(0)]) {
        await store.remove(first.object ?? '');
        if (bytes) await store.put(first.object ?? '', bytes);
        await expect(files.read('document', 'a', first)).rejects.toMatchObject({
          code: 'document-not-ready',
        });
        await expect(files.read('picture', 'a', first)).rejects.toMatchObject({ code: 'not-found' });
      }
      await store.remove(first.object ?? '');
      await store.put(first.object ?? '', whole);
      expect(await files.read('document', 'a', first)).toEqual(paper);
    });
  });
}

describe('names of objects', () => {
  test('while the store is away nothing is put and nothing is lost, and it is said', async () => {
    const store = moodyStore(memoryStore());
    const files = filesIn(store);
    const row = await files.put('document', 'a', paper);
    store.isAway = true;
    await expect(files.put('document', 'b', paper)).rejects.toMatchObject({ code: 'service-unavailable' });
    await expect(files.read('document', 'a', row)).rejects.toMatchObject({ code: 'service-unavailable' });
    store.isAway = false;
    expect(await files.read('document', 'a', row)).toEqual(paper);
  });

  test('a picture that was shown lately is shown on while the store is away, a paper is not kept', async () => {
    const store = moodyStore(memoryStore());
    const files = filesIn(store);
    const [logo, policy] = [await files.put('picture', 'l', paper), await files.put('document', 'p', paper)];
    await files.read('picture', 'l', logo);
    await files.read('document', 'p', policy);
    store.isAway = true;
    expect(await files.read('picture', 'l', logo)).toEqual(paper);
    await expect(files.read('document', 'p', policy)).rejects.toThrow();
    await expect(filesIn(store).read('picture', 'l', logo)).rejects.toThrow();
  });

  test('a gateway that takes nothing new reads what is there and puts into the database', async () => {
    const store = memoryStore();
    const row = await filesIn(store).put('document', 'a', paper);
    const reader = createStoredFiles({ ...parts(), store, takesNew: false });
    expect(await reader.read('document', 'a', row)).toEqual(paper);
    expect(await reader.put('document', 'b', paper)).toMatchObject({ object: null });
    expect(store.held.size).toBe(1);
  });

  test('what a dead process put goes after an hour, what a row names stays', async () => {
    const store = memoryStore();
    const files = filesIn(store);
    const [kept, orphan] = [await files.put('picture', 'k', paper), await files.put('picture', 'o', paper)];
    await named('kept', kept);
    await removeLoose(parts(), store);
    expect([...store.held.keys()].toSorted()).toEqual([kept.object, orphan.object].toSorted());
    now = new Date(now.getTime() + hour + 1);
    await removeLoose(parts(), store);
    expect([...store.held.keys()]).toEqual([kept.object]);
    await expect(named('late', orphan)).rejects.toThrow('is not there to be named');
  });

  test('who deletes a row deletes the file: it goes from the store, now or when that works again', async () => {
    const store = moodyStore(memoryStore());
    const row = await filesIn(store).put('picture', 'd', paper);
    await named('d', row);
    await database.db.deleteFrom('picture').where('name', '=', 'd').execute();
    /* rows are deleted by the database's own time */
    now = new Date(Date.now() + 1_000);
    store.refusesToRemove = true;
    expect(await removeLoose(parts(), store)).toBe(0);
    expect(await store.has(row.object ?? '')).toBe(true);
    await expect(named('d', row)).rejects.toThrow('is not there to be named');
    store.refusesToRemove = false;
    now = new Date(now.getTime() + hour);
    await removeLoose(parts(), store);
    expect(await store.has(row.object ?? '')).toBe(false);
    expect(await looseCount(parts())).toBe(0);
  });

  test('an object that nobody names any more, as after a restore, is noted and goes in a month', async () => {
    const store = memoryStore();
    const files = filesIn(store);
    const [kept, lost] = [await files.put('picture', 'n', paper), await files.put('picture', 'x', paper)];
    await named('n', kept);
    await database.db.deleteFrom('loose_object').execute();
    await store.put('somebody-elses.txt', Buffer.from('x'));
    expect(await findOrphans(parts(), store)).toBe(1);
    expect(await findOrphans(parts(), store)).toBe(0);
    now = new Date(now.getTime() + 29 * 24 * hour);
    expect(await removeLoose(parts(), store)).toBe(0);
    now = new Date(now.getTime() + 2 * 24 * hour);
    expect(await removeLoose(parts(), store)).toBe(1);
    expect([...store.held.keys()].toSorted()).toEqual([kept.object, 'somebody-elses.txt'].toSorted());
    expect(store.held.has(lost.object ?? '')).toBe(false);
  });

  test('a gateway that was not told of the store does not start on rows that lie there', async () => {
    const config = readConfig({ NODE_ENV: 'test' }, folder);
    const open = (store?: ObjectStore) => openFiles({ ...parts(), config }, store);
    await expect(open()).rejects.toThrow('set DOCUMENT_STORE');
    expect((await open(memoryStore())).objects).not.toBeNull();
    /* what is lost holds no start up, and is told as lost */
    await database.db.updateTable('picture').set({ lost_at: now }).where('object', 'is not', null).execute();
    const { files, objects } = await open();
    expect(objects).toBeNull();
    const row = { ...(await filesIn(memoryStore()).put('picture', 'l', paper)), lost_at: now };
    await expect(files.read('picture', 'l', row)).rejects.toMatchObject({ code: 'not-found' });
    await expect(files.read('picture', 'l', { ...row, lost_at: null })).rejects.toMatchObject({
      code: 'service-unavailable',
    });
    await database.db.deleteFrom('picture').execute();
  });

  test('a file lies at one place: the database refuses a row of two, of none and of a key without an object', async () => {
    const bare: StoredFile = { bytes: paper, object: null, object_key: null, sha256: null };
    await expect(named('none', { ...bare, bytes: null })).rejects.toThrow('picture_lies_once');
    await expect(named('key', { ...bare, object_key: paper })).rejects.toThrow('picture_lies_once');
    const row = await filesIn(memoryStore()).put('picture', 'two', paper);
    await expect(named('two', { ...row, bytes: paper })).rejects.toThrow('picture_lies_once');
    /* as gateways of the version before write it */
    await named('before', bare);
    expect(await filesIn(null).read('picture', 'before', bare)).toEqual(paper);
  });
});
