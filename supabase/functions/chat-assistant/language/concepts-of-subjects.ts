/** Words that mean nearly the same where people speak of what is taught: computing, data, business. */
export const ofSubjects: Readonly<Record<string, string>> = {
  agents: `agent agents bot bots assistant assistants ai ais copilot copilots worker workers robot robots`,
  several: `several many multiple two three four more group groups team teams crew swarm fleet bunch set chain various
    dozens both pair kai`,
  together: `together cooperate cooperating cooperation collaborate collaborating collaboration coordinate coordinating
    coordination orchestrate split splitting share sharing divide dividing join jointly combined milke saath teamwork
    delegate delegating cooperates`,
  exchange: `talk talks talking speak speaking chat message messages messaging exchange exchanging pass passes passing
    hand handing handover communicate communicating communication inform informing tell telling negotiate signal
    protocol send sending baat`,
  alone: `alone itself himself themselves own autonomous autonomously autonomy independent independently unattended
    unsupervised supervising supervision supervised automatic automatically self khud unasked hands-off unaided`,
  decide: `decide decides deciding decision decisions choose chooses choosing judge judging mind faisla pick picks
    determine select selecting conclude`,
  inner: `internal internals inner inside structure structured blueprint anatomy skeleton architecture layout design
    designed designing component components parts memory built makeup`,
  live: `live online publish published publishing host hosting hosted deploy deployed deploying deployment release
    released releasing ship shipping production prod server servers cloud internet web rollout operate operating
    operation launch launching customers users public reachable`,
  safe: `safe safely safety harm damage rogue control controlled guard guardrails risk risky monitor monitoring
    misbehave behave wild wrong secure`,
  connect: `connect connecting integrate integrating integration plug plugging hook hooking wire wiring embed embedding
    attach attaching bring add adding combine api apis inside existing link`,
  model: `model models llm llms gpt chatgpt openai claude gemini generative genai language transformer`,
  app: `app apps application applications software product products tool tools website program prototype system systems
    saas service`,
  build: `build builds building built make makes making create creating created develop developing construct banana
    banani code write`,
  library: `framework frameworks library libraries toolkit toolkits scaffold scaffolding sdk package packages`,
  scratch: `scratch zero beginning basics basic beginner fundamentals ground start first begin starts shuru`,
  coding: `code coding coder programming script scripts scripting python syntax variables loops functions`,
  practice: `practical hands handson practice real actual finished complete whole portfolio something`,
  plan: `plan plans planning roadmap roadmaps steps step phase phases phased milestones stages rollout implement
    implementing implementation introduce introducing adopt adopting adoption initiative`,
  strategy: `strategy strategic strategies vision direction goals goal board long-term future ambition position policy`,
  ideas: `idea ideas opportunity opportunities use uses usecase usecases case cases application applications hype junk
    potential spot spotting sort useful worthwhile department departments processes process where`,
  gain: `roi return returns pay pays paying payback profit profits profitable benefit benefits worth gain gains earn
    earns value rupees money invest invested investment investments spend spending budget cost numbers figures metrics
    metric kpi kpis measure measuring calculate fayda paisa`,
  staff: `team teams staff people employees employee crew colleagues workforce department lead leading leader leadership
    manage managing manager managers motivate fear afraid resist change guide guiding handle handling boss`,
  firm: `company companies firm business businesses organisation organization startup shop factory hospital bank branch
    branches enterprise office mill agency`,
  query: `query queries sql database databases table tables join joins rows columns row filter filters group rank
    ranks cumulative partition sum lookup excel`,
  chart: `graphs chart charts graph dashboard dashboards report reports visual visualise visualize visualisation plot
    plots diagram figures screen screens page visually slides presentation`,
  predict: `predict predicting prediction predictions forecast forecasting estimate classify classification regression
    train training trained forecasts turnover demand guess likely expect next future estimates fraud churn`,
  pipeline: `pipeline pipelines flow flows stream streaming batch etl ingest ingestion nightly move moving load
    loading schedule scheduling job jobs import imports feed feeds event events sensor sensors realtime continuous
    transport copy copies`,
  clean: `saaf safai clean cleaning tidy messy dirty missing duplicates blanks repair wrangle blank empty cells
    formats format spelt spelling exports export junk wash scrub`,
  quality: `quality correct correctness check checks checking valid validate validation test tests alarm alarms wrong
    rubbish broken garbage trust notice notices warn warns alert alerts scream screams bad catch`,
  warehouse: `warehouse warehouses warehousing store storage lake central single source truth scattered history place
    places`,
  statistics: `statistics statistical average averages mean median probability significance maths mathematics sample
    samples significant chance luck lucky random correlation deviation variance percentile distribution stats`,
  order: `order sequence after before finished finishes once depend depends dependency dependencies retry trigger
    triggers chain timetable schedule scheduled cron step steps workflow orchestrate orchestration`,
  decay: `purana kharab stale drift drifts worse worsen degrade decay rot rots useless outdated monitor monitoring
    watch watching health healthy`,
  inputs: `input inputs column columns variable variables feature features signal signals encode`,
  evaluate: `evaluate evaluation accuracy accurate score scores precision recall overfit overfitting overfitted
    validation validate honest fair compare`,
  resume: `resume cv profile portfolio biodata roadmap career interview interviews recruiter recruiters`,
  asking: `ask asks asking question questions brief briefing doubt`,
  ethics: `ethics ethical moral morals law laws legal privacy responsible fair fairness allowed consent gdpr
    consenting permitted rules rule decent`,
};
