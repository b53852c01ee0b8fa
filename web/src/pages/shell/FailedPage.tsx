export function FailedPage({ error }: { error: unknown }) { return <p>failed {String(error)}</p>; }
