// The two pages of the demo login provider: for developers, in English, without scripts.

import { escapeMarkup } from '@fairgate/schema/escape-markup';

const style = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
  body { margin: 0; padding: 24px 16px }
  main { max-inline-size: 400px; margin-inline: auto }
  h1 { font-size: 20px }
  label { display: block; margin-block-start: 16px }
  input:not([type=checkbox]) { display: block; box-sizing: border-box; inline-size: 100%; min-block-size: 44px; padding-inline: 12px; font: inherit }
  .check { display: flex; align-items: center; gap: 8px; min-block-size: 44px }
  button { min-block-size: 44px; padding-inline: 16px; font: inherit; margin-block-start: 16px }
`;

function page(title: string, body: string): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}</title>` +
    `<style>${style}</style></head><body><main><h1>${escapeMarkup(title)}</h1>${body}</main></body></html>`
  );
}

/** The login page. @param address the target of the form. */
export function askPage(platform: string, address: string): string {
  return page(
    `Demo sign-in for ${platform}`,
    `
    <p>${escapeMarkup(platform)} is not configured on this machine. This page replaces it for testing and accepts whatever you enter.</p>
    <form method="post" action="${escapeMarkup(address)}">
      <label>Email address to return (leave empty for none)<input name="email" type="text" inputmode="email" autocomplete="off" value="buyer@fairgate.example"></label>
      <label>Name<input name="name" autocomplete="off" value="Amal Hassan"></label>
      <label class="check"><input name="verified" type="checkbox" value="1" checked>The email address is verified</label>
      <button>Continue</button> <button name="cancel" value="1">Cancel</button>
    </form>`,
  );
}

export function errorPage(error: string, description: string): string {
  return page('The demo sign-in failed', `<p>${escapeMarkup(error)}: ${escapeMarkup(description)}</p>`);
}
