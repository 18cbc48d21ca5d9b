import { startSamaj, stopSamaj } from './bench/samaj-server.mjs';
import { startProcess, stopProcess, waitForOutput, waitUntilReady } from './bench/processes.mjs';
import { chromium } from 'playwright';
import { mkdtemp } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
const out='/tmp/shots/'; execFileSync('mkdir',['-p',out]);
const browser=await chromium.launch({executablePath:process.env.CHROMIUM});
async function login(page,url,email,pw){ await page.goto(url+'/login?lang=en'); await page.waitForLoadState('networkidle'); await page.getByRole('textbox',{name:'E-mail/Mobile'}).fill(email); await page.locator('[name=password]').fill(pw); await page.keyboard.press('Enter'); await page.waitForTimeout(3000); }
async function shot(page,url,path,name,lang,width,full=true){ await page.setViewportSize({width,height:width<600?740:900}); await page.goto(url+path+(path.includes('?')?'&':'?')+'lang='+lang); await page.waitForLoadState('networkidle'); await page.waitForTimeout(600); await page.screenshot({path:`${out}${name}-${lang}-${width}.png`,fullPage:full}); }
const which=process.argv[2];
if(which==='demo'){
 const d=await mkdtemp('/tmp/demo-'); const s=await startSamaj({dataDirectory:d});
 const ctx=await browser.newContext(); const page=await ctx.newPage();
 for(const [w,l] of [[1280,'en'],[360,'gu'],[360,'te']]) await shot(page,s.url,'/','home',l,w,false);
 await login(page,s.url,'admin@example.org','only-for-the-benchmark');
 for(const [w,l] of [[1280,'en'],[360,'gu']]){ await shot(page,s.url,'/site-settings','settings',l,w); await shot(page,s.url,'/donation-types','types',l,w,false); await shot(page,s.url,'/select-lists','lists',l,w,false);}
 await page.setViewportSize({width:1280,height:900}); await page.goto(s.url+'/donation-types?lang=en'); await page.waitForLoadState('networkidle'); await page.getByRole('button',{name:/^Edit/}).first().click(); await page.waitForTimeout(1200); await page.screenshot({path:out+'type-dialog.png'});
 await stopSamaj(s);
}else{
 const d=await mkdtemp('/tmp/empty-');
 const env={NODE_ENV:'production',LOG_LEVEL:'warn',PORT:'0',HOST:'127.0.0.1',SAMAJ_DATA:d,PUBLIC_URL:'http://localhost',SAMAJ_SECRET:(await import('node:crypto')).randomBytes(32).toString('hex'),DEMO:'0'};
 const st=startProcess(process.execPath,['dist/server/main.js'],{environment:env,cwd:process.cwd()});
 const [,port]=await waitForOutput(st,/running at http:\/\/[^:]+:(\d+)/); const url='http://127.0.0.1:'+port; await waitUntilReady(st,url+'/health/ready');
 const ctx=await browser.newContext(); const page=await ctx.newPage();
 for(const [w,l] of [[1280,'en'],[360,'en']]) for(const [p,n] of [['/','home'],['/whoweare','who'],['/donations-payments','pay'],['/contact','contact'],['/events','events']]) await shot(page,url,p,'empty-'+n,l,w);
 execFileSync(process.execPath,['dist/server/admin-command.js','create','--name','Lakshmi Rao','--email','lakshmi@example.org','--mobile','07700900123'],{env:{...process.env,...env},input:'lantern-tulsi-river-8\n'}); await login(page,url,"lakshmi@example.org","lantern-tulsi-river-8"); for(const [p,n] of [['/events','events'],['/whoweare','who'],['/site-settings','settings']]) await shot(page,url,p,'empty-admin-'+n,'en',360);
 try{ 0&&console.log(execFileSync(process.execPath,['dist/server/admin-command.js','create','--help'],{env:{...process.env,...env}}).toString()); }catch(e){console.log(String(e.stdout)+e.stderr)}
 await stopProcess(st);
}
await browser.close();
