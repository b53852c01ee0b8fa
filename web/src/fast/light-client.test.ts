import { ApolloLink, Observable, type TypedDocumentNode } from '@apollo/client';
import { of } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { SiteTextsDocument } from '#operations/site-texts.ts';
import { createApollo } from '#app/apollo.ts';
import { hashOf, type Answer } from './answers.ts';
import { lightClient } from './light-client.ts';

const data = {
  __typename: 'Query',
  translations: { __typename: 'Translations', version: '1', messages: [] },
};
const answers: Answer[] = [{ hash: hashOf(SiteTextsDocument), variables: {}, data }];
const query = SiteTextsDocument as TypedDocumentNode<unknown>;

const silent = () =>
  createApollo(
    new ApolloLink(() => {
      throw new Error('asked the server');
    }),
  );

describe('the light client while a page hydrates', () => {
  it('answers from the page', () => {
    const source = lightClient(answers, () => Promise.reject(new Error('not yet')));
    expect(source.client().watchQuery({ query }).getCurrentResult()).toMatchObject({
      data,
      loading: false,
      dataState: 'complete',
    });
  });

  it('is loading where the page has no answer', () => {
    const source = lightClient([], () => Promise.reject(new Error('not yet')));
    expect(source.client().watchQuery({ query }).getCurrentResult()).toMatchObject({ loading: true });
  });

  it('hands its last answer on as the previous data while another one is loaded', async () => {
    const source = lightClient(answers, () => Promise.resolve(silent()));
    const watched = source.client().watchQuery({ query });
    void watched.reobserve({ query, variables: { other: true } });
    const result = watched.getCurrentResult();
    expect(result).toMatchObject({ data: undefined, loading: true });
    const atTakeOver = vi.fn<(data: unknown) => void>();
    source.onChange(() => atTakeOver(result.data));
    await source.takeOver();
    expect(atTakeOver).toHaveBeenCalledExactlyOnceWith(data);
  });

  it('reports that the real client is needed for a query without an answer on the page', async () => {
    const needed = vi.fn<() => void>();
    const source = lightClient(answers, () => Promise.reject(new Error('not yet')));
    void source.whenNeeded.then(needed);
    source.client().watchQuery({ query });
    source.client().watchQuery({ query, variables: { other: true }, fetchPolicy: 'standby' });
    await Promise.resolve();
    expect(needed).not.toHaveBeenCalled();
    source.client().watchQuery({ query, variables: { other: true } });
    await expect(source.whenNeeded).resolves.toBeUndefined();
  });

  it('reports that the real client is needed for a subscription', async () => {
    const source = lightClient(answers, () => Promise.reject(new Error('not yet')));
    source.client().subscribe({ query });
    await expect(source.whenNeeded).resolves.toBeUndefined();
  });

  it('writes the answers of watched queries into the real cache before the real client takes over', async () => {
    const real = silent();
    const source = lightClient(answers, () => Promise.resolve(real));
    source.client().watchQuery({ query });
    const known: unknown[] = [];
    source.onChange(() => known.push(real.readQuery({ query })));
    await source.takeOver();
    expect(known).toEqual([data]);
  });

  it('§8 queries a part that the page lacks once more, and keeps the page when that fails', async () => {
    const whole = { ...data, translations: { ...data.translations, version: '2' } };
    for (const errors of [undefined, [{ message: 'still late' }]]) {
      const queried = vi.fn<() => void>();
      const real = createApollo(
        new ApolloLink(
          () =>
            new Observable((observer) => {
              queried();
              observer.next(errors ? { data: { translations: null }, errors } : { data: whole });
              observer.complete();
            }),
        ),
      );
      const [answer] = answers;
      if (!answer) throw new Error('no answer');
      const source = lightClient([{ ...answer, isPartial: true }], () => Promise.resolve(real));
      source.client().watchQuery({ query });
      await source.takeOver();
      await vi.waitFor(() => expect(real.readQuery({ query })).toEqual(errors ? data : whole));
      expect(queried).toHaveBeenCalledOnce();
    }
  });

  it('lets the real client answer from the page at any time, without a request', async () => {
    const source = lightClient(answers, () => Promise.resolve(silent()));
    const changed = vi.fn<() => void>();
    source.onChange(changed);
    await source.takeOver();
    expect(changed).toHaveBeenCalledOnce();
    expect(source.client().watchQuery({ query }).getCurrentResult()).toMatchObject({ loading: false, data });
    expect((await source.query({ query })).data).toEqual(data);
  });

  it.each(['cache-first', 'no-cache'] as const)(
    'a %s query is loaded again by the `refetch` of before the take-over, which a callback may have kept',
    async (fetchPolicy) => {
      const changed = { ...data, translations: { ...data.translations, version: '2' } };
      const real = createApollo(new ApolloLink(() => of({ data: changed })));
      const source = lightClient(answers, () => Promise.resolve(real));
      const observed = source.client().watchQuery({ query, fetchPolicy });
      await source.takeOver();
      const seen = vi.fn<(value: unknown) => void>();
      real.watchQuery({ query, fetchPolicy }).subscribe(({ data: shown }) => seen(shown));
      const before = fetchPolicy === 'cache-first' ? data : changed;
      await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith(before));
      seen.mockClear();
      await observed.refetch();
      await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith(changed));
    },
  );

  it('loads the real client again after its code could not be loaded', async () => {
    const load = vi.fn<() => Promise<ReturnType<typeof silent>>>(() => Promise.resolve(silent()));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const source = lightClient(answers, load);
    await expect(source.query({ query })).rejects.toThrow('Failed to fetch');
    expect((await source.query({ query })).data).toEqual(data);
  });
});
