/** How the operator's page looks: three columns at a desk, one on a phone, by lamplight as well. */
export const OPERATOR_STYLE =
  ':root{color-scheme:light dark;--cloth:#26332f;--bar:#1a2421;--on:#efe7d3;--soft-on:#b9c0b2;--paper:#f8f2e3;--paper2:#efe6d0;' +
  '--ink:#2a2117;--soft:#5f5340;--rule:#cdbf9f;--button:#fffaf0;--line:#8a7a55;--amber:#fff1c4;--edge:#e7a81c;--good:#2f6238;' +
  '--bad:#8c1d18;--link:#1f3f8c;--track:#d9cba6}' +
  '@media(prefers-color-scheme:dark){:root{--cloth:#141a18;--bar:#0e1312;--paper:#232b28;--paper2:#1d2422;--ink:#efe7d3;' +
  '--soft:#b7b9a8;--rule:#3f4b46;--button:#2c3632;--line:#7d8a80;--amber:#4b3d16;--good:#9ad0a0;--bad:#a33a33;--link:#a9c1ff;--track:#3a4641}}' +
  '*{box-sizing:border-box}body{margin:0;font:1rem/1.4 Alegreya Sans,Gill Sans,Calibri,Noto Sans,DejaVu Sans,sans-serif;' +
  'background:var(--cloth);color:var(--ink);font-variant-numeric:lining-nums tabular-nums;overflow-wrap:anywhere}' +
  'h1,h2,h3{font-family:Baskervville,Libre Baskerville,Georgia,serif;line-height:1.2;margin:0}h1{font-size:1.2rem}' +
  'h2{font-size:1.4rem;padding-bottom:.4rem;border-bottom:1px solid var(--rule);display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;align-items:baseline}' +
  'h2 small{font:1rem Alegreya Sans,Gill Sans,Calibri,sans-serif;color:var(--soft)}h3{font-size:1.1rem;margin-top:.75rem}' +
  'header{background:var(--bar);color:var(--on);display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1rem;padding:.25rem 1rem}' +
  'header small{display:block;color:var(--soft-on)}nav{display:flex;overflow-x:auto;flex:1;justify-content:center}' +
  'nav a{color:var(--on);text-decoration:none;padding:.7rem .8rem;min-height:2.75rem;white-space:nowrap}' +
  'nav a[aria-current]{background:#2d3a36;box-shadow:inset 0 -3px var(--edge)}' +
  'header form{margin:0}header button{background:none;border-color:transparent;color:var(--on)}' +
  'main{display:grid;gap:.75rem;padding:.75rem;max-width:90rem;margin:0 auto;align-items:start}main>div{display:grid;gap:.75rem;min-width:0}' +
  '@media(max-width:40rem){header nav{order:3;flex-basis:100%;justify-content:flex-start}td.at{white-space:normal}}' +
  '@media(min-width:70rem){main.wide{grid-template-columns:5fr 3fr 3fr}}@media(min-width:70rem){main.one{max-width:60rem}}' +
  '.card{background:var(--paper);border-radius:6px;padding:1rem;min-width:0}.soft{color:var(--soft)}p{margin:.5rem 0}' +
  'button,.go{font:inherit;font-weight:500;display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:.25rem .9rem;' +
  'background:var(--button);color:var(--ink);border:1px solid var(--line);border-radius:4px;text-decoration:none;cursor:pointer}' +
  'button.grave{background:var(--bad);border-color:var(--bad);color:#fff}' +
  'button:focus-visible,a:focus-visible,input:focus-visible,textarea:focus-visible{outline:3px solid var(--edge);outline-offset:2px}' +
  '.acts{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:.75rem}.acts form{flex:1 1 8rem;margin:0}.acts button{width:100%}' +
  'input,textarea,select{font:inherit;background:var(--button);color:var(--ink);border:1px solid var(--line);border-radius:4px;min-height:2.75rem;padding:.25rem .5rem;max-width:100%}' +
  'textarea{width:100%;min-height:9rem}label{display:block;margin:.5rem 0}input[type=radio]{min-height:0;width:1.25rem;height:1.25rem;margin:0}' +
  'label.pick{display:flex;align-items:center;gap:.6rem;min-height:2.75rem;margin:0}' +
  'table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:.45rem .5rem .45rem 0;border-bottom:1px solid var(--rule);vertical-align:top;font-weight:400}' +
  'td.number{text-align:right;font-weight:700;white-space:nowrap}td.at{white-space:nowrap;color:var(--soft)}tr.reported{background:var(--amber);box-shadow:inset 4px 0 var(--edge)}tr.reported td:first-child{padding-left:.6rem}' +
  'td form{margin:0}meter{width:100%;height:.6rem;display:block}' +
  '.told{background:var(--paper2);padding:.6rem .8rem;border-radius:4px}.fault{border-left:8px solid var(--bad);padding-left:.75rem}' +
  '.done{border-left:8px solid var(--good);padding-left:.75rem}.inline{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end}.inline label{margin:0}' +
  'a{color:var(--link)}summary{min-height:2.75rem;display:flex;align-items:center;cursor:pointer}';
