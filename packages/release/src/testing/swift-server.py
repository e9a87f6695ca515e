"""OpenStack Swift with its S3 interface, one process each for proxy, accounts, containers and objects, in one folder, as Debian packages
it. `python3 swift-server.py <folder>` prints the address once it answers; everything ends with its input."""
import os
import socket
import subprocess
import sys
import time

from swift.common.ring import RingBuilder

folder = sys.argv[1]
os.makedirs(os.path.join(folder, "devices", "one"))


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def start(name, port, pipeline, sections):
    path = os.path.join(folder, name + ".conf")
    with open(path, "w") as conf:
        conf.write("[DEFAULT]\nswift_dir = %s\ndevices = %s/devices\nmount_check = false\n" % (folder, folder))
        conf.write("bind_ip = 127.0.0.1\nbind_port = %d\nworkers = 0\nuser = %s\n" % (port, os.environ.get("USER", "root")))
        conf.write("[pipeline:main]\npipeline = %s\n%s" % (pipeline, sections))
    quiet = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    return subprocess.Popen(["swift-%s-server" % name, path], **quiet)


def wait(port):
    until = time.time() + 60
    while time.time() < until:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)


running = []
ports = []
try:
    for name in ("account", "container", "object"):
        port = free_port()
        ring = RingBuilder(4, 1, 1)
        ring.add_dev({"region": 1, "zone": 1, "ip": "127.0.0.1", "port": port, "device": "one", "weight": 1.0})
        ring.rebalance()
        ring.get_ring().save(os.path.join(folder, name + ".ring.gz"))
        ports.append(port)
        running.append(start(name, port, name + "-server", "[app:%s-server]\nuse = egg:swift#%s\n" % (name, name)))
    # a proxy that finds one of them away passes it over for a minute
    for one in ports:
        wait(one)
    port = free_port()
    running.append(
        start(
            "proxy",
            port,
            "catch_errors cache s3api tempauth proxy-server",
            "[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n"
            # on a busy machine they answer late, and are there
            "conn_timeout = 20\nnode_timeout = 60\nerror_suppression_limit = 100000\n"
            "[filter:catch_errors]\nuse = egg:swift#catch_errors\n"
            # nothing listens there: what it would keep is asked for again
            "[filter:cache]\nuse = egg:swift#memcache\nmemcache_servers = 127.0.0.1:9\n"
            "[filter:s3api]\nuse = egg:swift#s3api\nlocation = us-east-1\n"
            "[filter:tempauth]\nuse = egg:swift#tempauth\nuser_test_tester = testing .admin\n",
        )
    )
    wait(port)
    print("http://127.0.0.1:%d" % port, flush=True)
    sys.stdin.read()
finally:
    for one in running:
        one.kill()
